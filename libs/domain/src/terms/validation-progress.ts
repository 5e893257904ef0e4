/**
 * Percent of a close's validation that is done: distinct task ids over the project's tasks minus one, 0..100 whole. A
 * project of one task or none is validated at once.
 */
export function validationProgress(validatedIds: Iterable<string>, projectTasks: number): number {
  if (projectTasks <= 1) return 100;
  const done = new Set(validatedIds).size;
  return Math.min(100, Math.floor((done * 100) / (projectTasks - 1)));
}
