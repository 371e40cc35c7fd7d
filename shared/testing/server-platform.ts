/**
 * What rendering a page as composing does expects of Node and jsdom lacks. Import it first in tests that render and
 * then hydrate.
 */
import { ReadableStream } from 'node:stream/web';

/** As much of a Response as it takes to read a stream to its end. */
class TextResponse {
  constructor(private readonly stream: ReadableStream<Uint8Array>) {}

  async text(): Promise<string> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of this.stream) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  }
}

Object.assign(globalThis, { ReadableStream, Response: TextResponse });
