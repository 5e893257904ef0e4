import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { records } from './browser-database';

// Screens are slow to draw in jsdom while other specs use all cores: what comes late is not what is wrong.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

beforeEach(() => records.clear());
