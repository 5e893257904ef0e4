// node tools/operations/super-admin.mjs <e-mail> [--take]: makes the person of an account a super admin of the platform,
// or takes that away. There is no call for it: who may do this is who may reach the database. Known within a minute.
import mongoose from 'mongoose';
import { parseArgs } from 'node:util';

const { MONGO_URL, PLOMADA_PREFIX = 'plomada' } = process.env;
const { values, positionals } = parseArgs({ allowPositionals: true, options: { take: { type: 'boolean' } } });
const [email] = positionals;
if (!MONGO_URL || !email) {
  console.error(
    'usage: MONGO_URL=… [PLOMADA_PREFIX=…] node tools/operations/super-admin.mjs <e-mail> [--take]',
  );
  process.exit(2);
}

const dbName = `${PLOMADA_PREFIX}_auth`;
const connection = await mongoose.createConnection(MONGO_URL, { dbName }).asPromise();
const isSuperAdmin = !values.take;
const users = connection.collection('users');
// As auth compares addresses.
const emailKey = email.trim().normalize('NFC').toLowerCase();
const { matchedCount } = await users.updateOne({ emailKey }, { $set: { isSuperAdmin } });
await connection.close();
console.log(
  matchedCount === 1 ? `${email}: super admin ${isSuperAdmin ? 'yes' : 'no'}` : `${email}: no account`,
);
process.exit(matchedCount === 1 ? 0 : 1);
