/** Import cycles, and the layers that the linter's project tags cannot see. */
const SPECS = '\\.spec\\.tsx?$';

module.exports = {
  forbidden: [
    {
      name: 'no-import-cycle',
      severity: 'error',
      comment: 'Files that need each other, be it for a type, cannot be understood, tested or moved apart.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'one-entrance-per-lib',
      severity: 'error',
      comment:
        'A lib is used through its index only, save by the settings of a build, which know no names of libs.',
      from: { pathNot: '^(libs/|apps/web/[^/]+\\.mts$)' },
      to: { path: '^libs/[^/]+/src/', pathNot: '^libs/[^/]+/src/index\\.ts$' },
    },
    {
      name: 'base-knows-no-feature',
      severity: 'error',
      comment: 'What every screen is built upon knows none of them, save the type of the whole state.',
      from: { path: '^apps/web/src/base/', pathNot: SPECS },
      to: { path: '^apps/web/src/(features|columns|plan|app)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'plan-knows-no-feature',
      severity: 'error',
      comment:
        'The plan client lies beneath all features: they listen to it, or register with it (plan/registration.ts).',
      from: { path: '^apps/web/src/plan/', pathNot: SPECS },
      to: { path: '^apps/web/src/(features|app)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'columns-know-no-feature',
      severity: 'error',
      comment:
        'The catalogue of columns lies beneath the features: each of them shows its tables through it.',
      from: { path: '^apps/web/src/columns/', pathNot: SPECS },
      to: { path: '^apps/web/src/(features|app)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-know-no-app',
      severity: 'error',
      comment: 'The app puts features together (routes, shell, store); a feature knows others and the base.',
      from: { path: '^apps/web/src/features/', pathNot: SPECS },
      to: { path: '^apps/web/src/app/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-spec-in-programs',
      severity: 'error',
      comment: 'Spec files are not part of a shipped program.',
      from: { path: '^(apps|libs)/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '\\.spec\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mts', '.mjs', '.cjs', '.js'] },
  },
};
