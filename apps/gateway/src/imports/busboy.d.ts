/** The part of busboy (the multipart parser under multer) that the upload uses; it ships no types. */
declare module 'busboy' {
  import type { IncomingHttpHeaders } from 'node:http';
  import type { Readable, Writable } from 'node:stream';

  interface FileInfo {
    readonly filename: string | undefined;
    readonly mimeType: string;
  }
  interface FieldInfo {
    readonly nameTruncated: boolean;
    readonly valueTruncated: boolean;
  }
  interface Busboy extends Writable {
    on(
      event: 'file',
      listener: (name: string, stream: Readable & { truncated?: boolean }, info: FileInfo) => void,
    ): this;
    on(event: 'field', listener: (name: string, value: string, info: FieldInfo) => void): this;
    on(event: 'partsLimit' | 'filesLimit' | 'fieldsLimit' | 'close', listener: () => void): this;
    on(event: string, listener: (...args: never[]) => void): this;
  }
  interface Config {
    readonly headers: IncomingHttpHeaders;
    readonly defParamCharset?: string;
    readonly limits?: {
      readonly fieldNameSize?: number;
      readonly fieldSize?: number;
      readonly fields?: number;
      readonly fileSize?: number;
      readonly files?: number;
    };
  }
  export default function busboy(config: Config): Busboy;
}
