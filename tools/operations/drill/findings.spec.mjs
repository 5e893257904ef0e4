import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findings } from './findings.mjs';

const log = (...ids) => ids.map((actionId, place) => ({ seq: place + 1, actionId }));
const SOUND = {
  name: 'Obra 1',
  log: log('a', 'b', 'c'),
  answered: [
    ['a', 1],
    ['c', 3],
    ['unchanged', null],
  ],
  hashes: { stored: 'x', served: 'x', 'Persona 1': 'x' },
  reported: true,
};
const NOTHING = { projects: [SOUND], refused: [], deadLetters: [], ended: [] };
const ofProject = (changed) => findings({ ...NOTHING, projects: [{ ...SOUND, ...changed }] });

test('nothing is found where each answered edit is once in the log and all plans are the same', () => {
  assert.deepEqual(findings({ ...NOTHING, deadLetters: [{ name: 'reports', count: 0 }] }), []);
});

test('an answered edit that the log does not have is lost', () => {
  assert.deepEqual(ofProject({ log: log('a', 'b') }), ['Obra 1: answered and not in the log: 1 of 2']);
});

test('an edit that was done twice is found, though both are in the log', () => {
  assert.deepEqual(ofProject({ log: log('a', 'b', 'c', 'b') }), ['Obra 1: twice in the log: 1']);
});

test('an answer that names another place than the log, and a log with a gap, are found', () => {
  const shifted = [
    { seq: 1, actionId: 'a' },
    { seq: 4, actionId: 'c' },
  ];
  assert.deepEqual(ofProject({ log: shifted }), [
    'Obra 1: answered with another place in the log: 1',
    'Obra 1: the log has gaps',
  ]);
});

test('a copy that differs is told with whose it is', () => {
  assert.deepEqual(ofProject({ hashes: { stored: 'x', 'Persona 1': 'y' } }), [
    'Obra 1: plans differ: stored x, Persona 1 y',
  ]);
});

test('indicators that have not followed are found', () => {
  assert.deepEqual(ofProject({ reported: false }), ['Obra 1: its indicators do not follow the plan']);
});

test('edits that were refused, dead letters and processes that ended by themselves are found', () => {
  const found = {
    refused: ['CREATE_TASK: X'],
    deadLetters: [{ name: 'reports', count: 2 }],
    ended: ['auth ended'],
  };
  assert.deepEqual(findings({ ...NOTHING, ...found }), [
    'An edit was not accepted: CREATE_TASK: X',
    'reports has dead letters: 2',
    'auth ended',
  ]);
});
