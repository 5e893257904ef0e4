// A real provider of OpenID Connect on loopback, in a process of its own: node program.mjs, told over IPC what it is to be.
import { generateKeyPairSync } from 'node:crypto';
import Provider from 'oidc-provider';

/** People by what they type as their name: the claims that are told of them. */
const people = new Map();
/** Whether the keys that are published are not those that sign. */
let isForging = false;

process.once('message', ({ port, client }) => {
  const issuer = `http://localhost:${port}`;
  const provider = new Provider(issuer, {
    clients: [client],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    cookies: { keys: ['not a secret'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: {
      Interaction: 600,
      Session: 600,
      Grant: 600,
      AccessToken: 600,
      IdToken: 600,
      AuthorizationCode: 60,
    },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ ...[...people.values()].findLast((one) => one.sub === sub) }),
    }),
  });
  provider.use((context, next) => interact(provider, context, next));
  provider.use(publishOthers);
  const server = provider.listen(port, '127.0.0.1', () => process.send('ready'));
  process.on('message', ({ person, forging }) => {
    isForging = forging ?? isForging;
    if (person) people.set(person.name, person.claims);
    process.send('known');
  });
  process.on('disconnect', () => server.close(() => process.exit(0)));
});

/** Asks who somebody is, and takes their word; consent is given with it. */
async function interact(provider, context, next) {
  const [, uid] = /^\/interaction\/([\w-]+)$/.exec(context.path) ?? [];
  if (!uid) return next();
  const { req, res } = context;
  const { params, grantId } = await provider.interactionDetails(req, res);
  if (context.method === 'GET') {
    context.type = 'html';
    context.body = pageFor(params.login_hint ?? '');
    return undefined;
  }
  const typed = new URLSearchParams(await bodyOf(req));
  context.respond = false;
  if (typed.has('cancel')) {
    return provider.interactionFinished(req, res, { error: 'access_denied' });
  }
  const { sub } = people.get(typed.get('name')) ?? { sub: 'nobody' };
  const grant = grantId
    ? await provider.Grant.find(grantId)
    : new provider.Grant({ accountId: sub, clientId: params.client_id });
  grant.addOIDCScope(params.scope);
  return provider.interactionFinished(req, res, {
    login: { accountId: sub },
    consent: { grantId: await grant.save() },
  });
}

/** Keys under the same ids, of somebody else. */
async function publishOthers(context, next) {
  await next();
  if (!isForging || context.path !== '/jwks') return;
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' });
  const { keys } = context.body;
  context.body = { keys: keys.map(({ kid, alg, use }) => ({ ...other, kid, alg, use })) };
}

async function bodyOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

const pageFor = (hint) => `<!doctype html><html lang="es"><title>Proveedor de prueba</title>
<form method="post"><h1>Proveedor de prueba</h1>
<label>Nombre <input name="name" value="${hint.replace(/[^\w.@+-]/g, '')}"></label>
<button name="enter">Identificarse</button><button name="cancel">Cancelar</button></form></html>`;
