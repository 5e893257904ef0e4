import Avatar from '@mui/material/Avatar';

interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly avatarURL: string | null;
}

export const fullNameOf = (person: Pick<Person, 'firstName' | 'lastName'>): string =>
  `${person.firstName} ${person.lastName}`.trim();

/**
 * A person's picture, or the initials on a quiet colour that stays the same for the same person. Nothing for screen readers: the name
 * stands beside it, or says what it is in.
 */
export function PersonAvatar({ person, size = 28 }: { readonly person: Person; readonly size?: number }) {
  return (
    <Avatar
      src={person.avatarURL ?? undefined}
      alt=""
      aria-hidden
      slotProps={{ img: { decoding: 'async' } }}
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        fontSize: size * 0.4,
        fontWeight: 600,
        bgcolor: colourOf(person.id),
        color: '#fff',
      }}
    >
      {initialsOf(person)}
    </Avatar>
  );
}

export const initialsOf = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  `${firstName[0] ?? ''}${lastName[0] ?? ''}`.toUpperCase();

/** A quiet colour, the same for the same person; dark enough for white initials, in both schemes. */
export function colourOf(id: string): string {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 360;
  return `hsl(${sum} 35% 32%)`;
}
