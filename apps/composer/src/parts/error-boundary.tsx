import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands there instead. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows something else in place of what failed while it was drawn; what was typed is kept in the browser. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
