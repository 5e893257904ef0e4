import nx from '@nx/eslint-plugin';
import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import redos from 'eslint-plugin-redos';
import prettier from 'eslint-config-prettier';

const boundaries = {
  enforceBuildableLibDependency: false,
  allow: [],
  depConstraints: [
    {
      sourceTag: 'type:domain',
      onlyDependOnLibsWithTags: ['type:domain'],
      bannedExternalImports: ['*'],
    },
    {
      sourceTag: 'type:contracts',
      onlyDependOnLibsWithTags: ['type:domain', 'type:contracts'],
      bannedExternalImports: ['@nestjs/*', 'react*', 'mongoose', 'amqp*', 'bullmq', 'ioredis'],
    },
    {
      sourceTag: 'type:interchange',
      onlyDependOnLibsWithTags: ['type:domain'],
      bannedExternalImports: ['@nestjs/*', 'react*', 'mongoose', 'amqp*', 'bullmq', 'ioredis'],
    },
    // Says how things read and look, to screens and on the server alike: it draws nothing itself.
    {
      sourceTag: 'type:presentation',
      onlyDependOnLibsWithTags: ['type:domain', 'type:contracts'],
      bannedExternalImports: [
        '@nestjs/*',
        'react*',
        'redux*',
        '@reduxjs/*',
        'mongoose',
        'amqp*',
        'bullmq',
        'ioredis',
      ],
    },
    {
      sourceTag: 'type:sync',
      onlyDependOnLibsWithTags: ['type:domain', 'type:contracts'],
      bannedExternalImports: ['@nestjs/*', 'react*', 'redux*', '@reduxjs/*', 'mongoose', 'amqp*'],
    },
    {
      sourceTag: 'scope:server',
      onlyDependOnLibsWithTags: ['scope:server', 'scope:shared', 'type:testing'],
      bannedExternalImports: ['react*', '@mui/*', 'redux*', '@reduxjs/*'],
    },
    {
      sourceTag: 'scope:web',
      onlyDependOnLibsWithTags: ['scope:shared'],
      bannedExternalImports: ['@nestjs/*', 'mongoose', 'amqp*', 'bullmq', 'ioredis'],
    },
    // Published: other programs have nothing of ours, nor of anybody's, beside it.
    {
      sourceTag: 'type:client',
      onlyDependOnLibsWithTags: ['type:client'],
      bannedExternalImports: ['*'],
    },
    { sourceTag: 'type:testing', onlyDependOnLibsWithTags: ['*'] },
    // From outside, like any client: it knows the wire, the plan and what clients share, and nothing of how they are served.
    {
      sourceTag: 'type:e2e',
      onlyDependOnLibsWithTags: ['type:domain', 'type:contracts', 'type:sync', 'type:client', 'type:testing'],
      bannedExternalImports: ['@nestjs/*', 'mongoose', 'amqp*', 'bullmq', 'ioredis'],
    },
  ],
};

/** What the domain's specs may import besides: the program itself still depends on no package. */
const domainSpecs = {
  ...boundaries,
  depConstraints: [
    {
      sourceTag: 'type:domain',
      onlyDependOnLibsWithTags: ['type:domain'],
      allowedExternalImports: ['fast-check'],
    },
  ],
};

export default tseslint.config(
  { ignores: ['**/dist', '**/node_modules', '**/coverage', '**/.nx', '**/.local*'] },
  ...tseslint.configs.recommended,
  { plugins: { '@nx': nx } },
  {
    files: ['**/*.{ts,tsx,mts}'],
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundaries],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'off',
      'no-restricted-properties': [
        'error',
        { object: 'describe', property: 'only', message: 'Runs one suite only.' },
        { object: 'it', property: 'only', message: 'Runs one test only.' },
        { object: 'test', property: 'only', message: 'Runs one test only.' },
      ],
    },
  },
  // Whoever waits for a time waits too long on one machine and not long enough on another.
  {
    files: [
      '**/*.spec.{ts,tsx}',
      'apps/e2e/src/**/*.e2e-spec.ts',
      'apps/e2e/src/{browser,languages,pages}/**',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='waitForTimeout']",
          message: 'Wait for what is to be seen.',
        },
        {
          selector:
            "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout'][arguments.length>1]",
          message:
            'Wait for what is to happen (eventually), or say behind the rule why the time itself matters.',
        },
      ],
    },
  },
  {
    files: ['libs/domain/**/*.spec.ts', 'libs/domain/**/testing/**'],
    rules: { '@nx/enforce-module-boundaries': ['error', domainSpecs] },
  },
  // The schedule is one part with one entrance: how it calculates may change without the rest knowing.
  {
    files: ['libs/domain/src/**/*.ts'],
    ignores: ['libs/domain/src/schedule/**', '**/*.spec.ts', '**/testing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['**/schedule/**'], message: 'Import from the folder: its index.ts is the entrance.' },
          ],
        },
      ],
    },
  },
  { files: ['apps/web/**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended'] },
  // Fields say what they are, how they are filled in and what is wrong in one way. Roles are told only when their list is closed.
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    ignores: ['apps/web/src/base/fields/**', 'apps/web/src/features/members/roles-select.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: ['@mui/material/TextField', '@mui/material/Autocomplete'].map((name) => ({
            name,
            message: 'Use one of the fields in base/fields.',
          })),
        },
      ],
    },
  },
  // A regular expression of the product meets text from outside sooner or later: each must take time in proportion to it. Checked
  // without a time limit, so that the answer is the same on every machine.
  {
    files: ['{apps,libs}/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}', '**/testing/**', 'libs/testing/**', 'apps/e2e/**'],
    plugins: { redos },
    rules: { 'redos/no-vulnerable': ['error', { ignoreErrors: false, timeout: null }] },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  prettier,
);
