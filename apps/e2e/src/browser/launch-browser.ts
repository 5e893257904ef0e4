import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM } from '../environment';

/** What Playwright turns off of Chromium: our own list takes the place of its list. */
const AS_PLAYWRIGHT = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];
/** The list under an address bar that nobody sees: a page of its own in every window, which takes as long to load as one of ours. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  // A page finds the application's code compiled as long as another page of its window is open.
  '--process-per-site',
  `--disable-features=${[...AS_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
];

/** Chromium without a window, which asks nobody but the product for anything. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
