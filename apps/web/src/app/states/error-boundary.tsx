import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPage } from './error-page';

/** Catches what could not be drawn, so that nobody sees a white page. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A screen could not be drawn', error, info.componentStack);
  }

  override render() {
    return this.state.broken ? <ErrorPage /> : this.props.children;
  }
}
