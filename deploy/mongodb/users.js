// Run by mongosh --nodb: the user of each service, who may read and write the database of that service and no other.
// Those who are there get the password and the rights that are said now.
const SERVICES = ['auth', 'projects', 'planning', 'imports', 'reports', 'notifications'];

const administrator = `mongodb://plomada:${process.env.MONGO_PASSWORD}@mongo:27017/?authSource=admin`;
const admin = connect(administrator).getSiblingDB('admin');
for (const service of SERVICES) {
  const pwd = process.env[`MONGO_PASSWORD_${service.toUpperCase()}`];
  if (!pwd) throw new Error(`MONGO_PASSWORD_${service.toUpperCase()} is missing`);
  const user = { pwd, roles: [{ role: 'readWrite', db: `plomada_${service}` }] };
  if (admin.getUser(service)) admin.updateUser(service, user);
  else admin.createUser({ user: service, ...user });
}
