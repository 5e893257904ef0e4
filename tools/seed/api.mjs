/** The gateway refused, in its own words. */
export class Refused extends Error {
  constructor(what, status, failure) {
    super(`${what}: ${failure.code ?? status} ${JSON.stringify(failure.params ?? {})}`);
    this.code = failure.code;
    this.kind = failure.kind;
  }
}

const PATIENCE = 60_000;
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls of the gateway in somebody's name. */
export class Api {
  constructor(url, session = null) {
    this.url = url;
    this.session = session;
  }

  get userId() {
    return this.session.user.id;
  }

  /** Logs in and answers the calls in that name. */
  async login(email, password) {
    const base64 = (text) => Buffer.from(text, 'utf8').toString('base64');
    const session = await this.post('/login', { email: base64(email), password: base64(password) });
    return new Api(this.url, session);
  }

  get(path) {
    return this.call('GET', path);
  }

  post(path, body) {
    return this.call('POST', path, JSON.stringify(body), { 'content-type': 'application/json' });
  }

  put(path, body) {
    return this.call('PUT', path, JSON.stringify(body), { 'content-type': 'application/json' });
  }

  upload(path, form) {
    return this.call('POST', path, form);
  }

  /** Waits where nobody answers yet or the gateway says "not so fast"; anything else that fails is refused. */
  async call(method, path, body, headers = {}) {
    const end = Date.now() + PATIENCE;
    const authorization = this.session ? { authorization: `Bearer ${this.session.token}` } : {};
    const request = { method, body, headers: { ...headers, ...authorization } };
    for (;;) {
      const { response, answer } = await this.once(path, request);
      if (response?.ok) return answer;
      if (!isWorthAnotherTry(response, answer) || Date.now() > end) {
        throw new Refused(`${method} ${this.url}/api${path}`, response?.status ?? 'no answer', answer);
      }
      await sleep(Math.min(Number(response?.headers.get('retry-after')) || 1, 10) * 1000);
    }
  }

  async once(path, request) {
    try {
      const response = await fetch(`${this.url}/api${path}`, {
        ...request,
        signal: AbortSignal.timeout(PATIENCE),
      });
      return { response, answer: await response.json().catch(() => ({})) };
    } catch (error) {
      return { response: null, answer: { code: error.cause?.code ?? error.message } };
    }
  }
}

function isWorthAnotherTry(response, { code }) {
  if (response === null || response.status === 503) return true;
  return response.status === 429 && code !== 'LOGIN_THROTTLED';
}
