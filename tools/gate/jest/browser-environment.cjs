const { TestEnvironment } = require('jest-environment-jsdom');

/** What a browser has, jsdom lacks (or has in a form that Node's fetch refuses), and Node offers. */
const fromNode = {
  TextDecoder,
  TextEncoder,
  ReadableStream,
  WritableStream,
  TransformStream,
  CompressionStream,
  DecompressionStream,
  TextDecoderStream,
  TextEncoderStream,
  Blob,
  Headers,
  Response,
  AbortController,
  AbortSignal,
  structuredClone,
};

class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { global } = this;
    const absolute = (input) =>
      typeof input === 'string' || input instanceof global.URL
        ? new URL(input, global.location.href).href
        : input;

    class BrowserRequest extends Request {
      constructor(input, init) {
        super(absolute(input), init);
      }
    }

    // Node's channels join all test files of a process: those of a page end with it.
    const channels = (this.channels = new Set());
    class PageChannel extends BroadcastChannel {
      constructor(name) {
        super(name);
        channels.add(this);
      }
    }

    Object.assign(global, fromNode, {
      BroadcastChannel: PageChannel,
      Request: BrowserRequest,
      fetch: (input, init) => fetch(absolute(input), init),
    });
    // Same realm as Node's, so that what crosses (bodies, digests) passes its `instanceof` checks.
    Object.assign(global, { Uint8Array, ArrayBuffer });
    Object.defineProperty(global, 'crypto', { value: globalThis.crypto, configurable: true });
  }

  async teardown() {
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }
}

module.exports = BrowserEnvironment;
