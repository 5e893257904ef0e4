// plomada <command> …, in the image of operators' commands: the same ones that stand beside this file.
const COMMANDS = {
  backup: { file: 'backup', takes: '<folder>', does: 'every database into a new folder' },
  restore: { file: 'restore', takes: '<folder> [--again]', does: 'a backup into empty databases' },
  'project:export': {
    file: 'project-export',
    takes: '<projectId> <file>',
    does: 'a project whole into a file',
  },
  'project:import': {
    file: 'project-import',
    takes: '<file> --business <id> [--dry-run] …',
    does: 'a project out of such a file',
  },
  'dead-letters': {
    file: 'dead-letters',
    takes: 'list | show | replay | drop …',
    does: 'messages that nobody could handle',
  },
  'super-admin': { file: 'super-admin', takes: '<e-mail> [--take]', does: 'who may add businesses' },
};

const [name] = process.argv.splice(2, 1);
const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : undefined;
if (command) await import(`./${command.file}.mjs`);
else {
  const lines = Object.entries(COMMANDS).map(([known, { takes, does }]) =>
    `  plomada ${known} ${takes}`.padEnd(60).concat(does),
  );
  console.error(['usage:', ...lines].join('\n'));
  process.exitCode = 2;
}
