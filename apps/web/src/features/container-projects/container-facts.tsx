import type { ListedContainer } from '@plomada/contracts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What is known of the container beyond its name, and who runs it; nothing where nothing was said. */
export function ContainerFacts({ container }: { readonly container: ListedContainer }) {
  const { t, i18n } = useTranslation('containers');
  const { country, classification, type } = container;
  const names = new Intl.DisplayNames([i18n.language], { type: 'region' });
  const all: readonly (readonly [string, ReactNode])[] = [
    [t('fields.country'), country && (names.of(country) ?? country)],
    [t('fields.classification'), classification],
    [t('fields.type'), type],
    [t('administrator'), person(container.administratorName, container.administratorEmail)],
    [t('facilitator'), person(container.facilitatorName, container.facilitatorEmail)],
  ];
  const said = all.filter(([, value]) => value);
  if (said.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 2, m: 0, mb: 4, flexShrink: 0 }}
    >
      {said.map(([label, value]) => (
        <Box key={label} sx={{ minWidth: 0 }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** By the name where one is said, else by the address; the address is what one writes to. */
function person(name: string, email: string): ReactNode {
  return email === '' ? name : <Link href={`mailto:${email}`}>{name === '' ? email : name}</Link>;
}
