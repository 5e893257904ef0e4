// node tools/jest/pdf-text.mjs < file.pdf: the texts of its pages as JSON, for specs. Jest itself cannot load the library.
import { buffer } from 'node:stream/consumers';
import { extractText } from 'unpdf';

const { text } = await extractText(new Uint8Array(await buffer(process.stdin)), { mergePages: false });
process.stdout.write(JSON.stringify(text));
