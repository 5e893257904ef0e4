/** Names under which secrets travel, whatever else is in the name. */
const SECRET =
  /pass(word|phrase)?|secret|token|credential|authorization|cookie|api_?key|private_?key|otp|recovery/i;
const HIDDEN = '[hidden]';
/** Levels of objects in each other that are gone into. */
const DEEPEST = 12;

/** A message's body for people to look at: without what is called like a secret, `most` signs of it at most. */
export function redactedBody(payload: unknown, most: number): string {
  const text = JSON.stringify(withoutSecrets(payload, 0), null, 2) ?? '';
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

function withoutSecrets(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return HIDDEN;
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      SECRET.test(name) ? HIDDEN : withoutSecrets(one, depth + 1),
    ]),
  );
}
