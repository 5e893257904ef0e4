import { existsSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Moves the log of the last start aside, so that a log holds one start and the one before is at hand. */
export function rotate(file) {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file)) renameSync(file, `${file}.1`);
}

/** Opens a log to append to; the descriptor goes to a child, which keeps writing even if we are gone. */
export const openLog = (file) => openSync(file, 'a');

/** The last `count` lines of a log that hold something, for a reader who wants to know why a start failed. */
export function lastLines(file, count = 15) {
  if (!existsSync(file)) return [];
  return stripVTControlCharacters(readFileSync(file, 'utf8'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-count);
}
