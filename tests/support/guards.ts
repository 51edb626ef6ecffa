/**
 * Checks in every test that the page does not write an unexpected error or warning to the
 * console (including React's hydration errors and violations of the
 * Content-Security-Policy), throw, or send a request to another host.
 *
 * A test that provokes one of these calls `expectProblem`. The guards then fail if it does
 * NOT happen, so that no exception outlives its reason.
 */
import type {BrowserContext, Request} from '@playwright/test';

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Whether a request leaves the machine. */
function leavesTheMachine(url: string): boolean {
  const {protocol, hostname} = new URL(url);
  return /^(https?|wss?):$/.test(protocol) && !loopback.has(hostname);
}

export class Guards {
  /** Everything seen so far, expected or not, one line each. */
  readonly problems: string[] = [];
  readonly #expected: RegExp[] = [];

  /** A problem that this test provokes: it must happen, any number of times. */
  expectProblem(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        const {url} = message.location();
        this.problems.push(
          `console ${message.type()}: ${message.text()} (${url})`,
        );
      }
    });
    context.on('weberror', (webError) => {
      const error = webError.error();
      this.problems.push(`uncaught: ${error.stack ?? error.message}`);
    });
    context.on('request', (request: Request) => {
      if (leavesTheMachine(request.url())) {
        this.problems.push(`request to another host: ${request.url()}`);
      }
    });
    context.on('page', (page) => {
      page.on('websocket', (socket) => {
        if (leavesTheMachine(socket.url())) {
          this.problems.push(`request to another host: ${socket.url()}`);
        }
      });
      page.on('crash', () => this.problems.push(`crash: ${page.url()}`));
    });
  }

  /** Unexpected problems, and expected ones that did not happen. */
  verdict(): string[] {
    const unexpected = this.problems.filter(
      (problem) => !this.#expected.some((pattern) => pattern.test(problem)),
    );
    const missing = this.#expected
      .filter(
        (pattern) => !this.problems.some((problem) => pattern.test(problem)),
      )
      .map((pattern) => `expected, but did not happen: ${String(pattern)}`);
    return [...unexpected, ...missing];
  }
}
