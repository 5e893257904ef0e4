import { Inject, Injectable, Logger } from '@nestjs/common';
import type { SignOnSettings } from '@plomada/contracts';
import {
  AddressRefused,
  allowedAddress,
  type AppFailure,
  CONFIG,
  fetchOutside,
  forbidden,
  invalid,
  TtlCache,
} from '@plomada/service-kit';
import * as openid from 'openid-client';
import type { AuthConfig } from '../config';
import { OutboundLimiter } from './outbound-limiter';
import { failureOfProvider, ProviderDown, WrongAnswer } from './provider-failure';

/** Behind PUBLIC_URL: a page of the web. */
const RETURN_PATH = '/login/sign_on';
/** How long it is remembered what a provider says of itself, in milliseconds: it is asked once for beginning and coming back. */
const KNOWN_FOR = 5 * 60_000;
const MOST_KNOWN = 1_000;

/** What one login is begun with, and what it has to come back with. */
export interface Challenge {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

type Client = Pick<SignOnSettings, 'issuer' | 'clientId'> & { readonly secret: string };

/** The identity providers of businesses, spoken to by OpenID Connect: authorization code with PKCE, state and nonce. */
@Injectable()
export class Providers {
  private readonly logger = new Logger(Providers.name);

  private readonly known = new TtlCache<openid.ServerMetadata>(KNOWN_FOR, MOST_KNOWN);

  constructor(
    @Inject(CONFIG) private readonly config: AuthConfig,
    private readonly limiter: OutboundLimiter,
  ) {}

  get redirectAddress(): string {
    return `${this.config.PUBLIC_URL.replace(/\/$/, '')}${RETURN_PATH}`;
  }

  /** Refuses with SIGN_ON_ADDRESS_REFUSED what is no address of a provider that may be asked, and with SIGN_ON_BUSY. */
  async refuseUnsafe(issuer: string): Promise<void> {
    await this.limiter.run(new URL(issuer).origin, () => this.lookAt(issuer));
  }

  /**
   * What a provider says of itself, asked anew. Refuses with SIGN_ON_ADDRESS_REFUSED, SIGN_ON_BUSY, SIGN_ON_UNREACHABLE, or
   * SIGN_ON_NO_PROVIDER where there is none that calls itself so.
   */
  async metadataOf(issuer: string): Promise<openid.ServerMetadata> {
    this.forget(issuer);
    return this.discovered(issuer);
  }

  /** The provider's page for one login. Refuses as `metadataOf` does. */
  async addressFor(client: Client, { state, nonce, verifier }: Challenge, email: string): Promise<string> {
    const configuration = await this.configurationFor(client);
    const address = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: this.redirectAddress,
      scope: 'openid email profile',
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      login_hint: email,
    });
    return address.href;
  }

  /**
   * What the provider says of who came back. Refuses with SIGN_ON_CANCELLED, SIGN_ON_CLIENT_WRONG, SIGN_ON_ANSWER_WRONG (not theirs, not
   * for us, too old, or none at all), and as `metadataOf` does.
   */
  async claimsOf(
    client: Client,
    { state, nonce, verifier }: Challenge,
    answered: URLSearchParams,
  ): Promise<openid.UserInfoResponse> {
    const configuration = await this.configurationFor(client);
    const address = new URL(`${this.redirectAddress}?${answered}`);
    return this.asked(
      client.issuer,
      () => forbidden('SIGN_ON_ANSWER_WRONG'),
      async () => {
        const tokens = await openid.authorizationCodeGrant(configuration, address, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims() as openid.IDToken;
        const { userinfo_endpoint: more } = configuration.serverMetadata();
        if (claims['email'] !== undefined || more === undefined) return claims;
        // Many tell it there only.
        const told = await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub);
        return { ...claims, ...told };
      },
    );
  }

  /** Of what is known of the provider, with the keys that it publishes now. */
  private async configurationFor({ issuer, clientId, secret }: Client): Promise<openid.Configuration> {
    const metadata = await this.discovered(issuer);
    const { fetch, extensions } = this.manner;
    const configuration = new openid.Configuration(metadata, clientId, undefined, anyAuthentication(secret));
    configuration[openid.customFetch] = fetch;
    for (const extend of extensions) extend(configuration);
    return configuration;
  }

  private discovered(issuer: string): Promise<openid.ServerMetadata> {
    return this.asked(
      issuer,
      () => forbidden('SIGN_ON_NO_PROVIDER'),
      () => this.known.get(issuer, () => this.discover(issuer)),
    );
  }

  private async discover(issuer: string): Promise<openid.ServerMetadata> {
    await this.lookAt(issuer);
    const { fetch, extensions } = this.manner;
    const found = await openid.discovery(new URL(issuer), 'unused', undefined, undefined, {
      [openid.customFetch]: fetch,
      execute: extensions,
    });
    // What the library hangs on it besides is no part of it, and cannot be handed in again.
    const metadata: openid.ServerMetadata = { ...found.serverMetadata() };
    const page = metadata.authorization_endpoint ?? '';
    const isPage = /^https:/.test(page) || (this.config.SIGN_ON_TO_PRIVATE_ADDRESSES && /^http:/.test(page));
    // People are sent there: it must be no program and no file.
    if (!isPage) throw new WrongAnswer('no authorization endpoint');
    return metadata;
  }

  private async lookAt(issuer: string): Promise<void> {
    const url = new URL(issuer);
    const allowsPrivate = this.config.SIGN_ON_TO_PRIVATE_ADDRESSES;
    try {
      if (url.protocol !== 'https:' && !allowsPrivate) throw new AddressRefused(url.protocol);
      await allowedAddress(url, allowsPrivate);
    } catch (error) {
      if (error instanceof AddressRefused) throw invalid('SIGN_ON_ADDRESS_REFUSED');
      throw error;
    }
  }

  /** How the library is to ask. */
  private get manner(): {
    readonly fetch: openid.CustomFetch;
    readonly extensions: ((configuration: openid.Configuration) => void)[];
  } {
    const allowsPrivate = this.config.SIGN_ON_TO_PRIVATE_ADDRESSES;
    return {
      fetch: (address, { method, headers, body }) =>
        answered(address, { method, headers, body: body?.toString() }, allowsPrivate),
      // Signatures are looked at too, which TLS alone would let the library do without.
      extensions: [
        openid.enableNonRepudiationChecks,
        ...(allowsPrivate ? [openid.allowInsecureRequests] : []),
      ],
    };
  }

  private async asked<T>(issuer: string, whenWrong: () => AppFailure, work: () => Promise<T>): Promise<T> {
    try {
      return await this.limiter.runForProvider(issuer, work);
    } catch (error) {
      const { failure, why } = failureOfProvider(error, whenWrong);
      // It may be elsewhere by now.
      if (failure.code === 'SIGN_ON_UNREACHABLE') this.forget(issuer);
      this.logger.warn({ code: failure.code, why }, 'a provider did not sign somebody on');
      throw failure;
    }
  }

  private forget(issuer: string): void {
    this.known.forget((_metadata, key) => key === issuer);
  }
}

async function answered(
  address: string,
  request: Parameters<typeof fetchOutside>[1],
  allowsPrivate: boolean,
): Promise<Response> {
  const response = await fetchOutside(address, request, allowsPrivate);
  if (response.status >= 500) throw new ProviderDown(`answered ${response.status}`);
  return response;
}

/** By Basic, which is what a provider takes that does not say otherwise, or in the body where it says that it takes that only. */
function anyAuthentication(secret: string): openid.ClientAuth {
  return (server, client, body, headers) => {
    const { token_endpoint_auth_methods_supported: known = ['client_secret_basic'] } = server;
    const isBasic = known.includes('client_secret_basic');
    const authenticate = isBasic ? openid.ClientSecretBasic(secret) : openid.ClientSecretPost(secret);
    authenticate(server, client, body, headers);
  };
}
