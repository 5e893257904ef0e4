import { useRouteError } from 'react-router';
import { ErrorPage } from './error-page';

/** Instead of a page that has nothing around it. */
export function RouteError() {
  return <ErrorPage error={useRouteError()} />;
}

/** Instead of a screen of the shell, whose menu leads on. */
export function ScreenError() {
  return <ErrorPage error={useRouteError()} inShell />;
}
