import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page';

/** Catches what could not be drawn around the pages, whose own errors their routes catch: nobody sees a white page. */
export class ErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly thrown: unknown[] }
> {
  override state = { thrown: [] as unknown[] };

  static getDerivedStateFromError(error: unknown) {
    return { thrown: [error] };
  }

  override render() {
    const { thrown } = this.state;
    return thrown.length > 0 ? <ErrorPage error={thrown[0]} /> : this.props.children;
  }
}
