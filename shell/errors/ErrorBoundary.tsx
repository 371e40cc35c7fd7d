import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** A change of it gives the children another chance: a navigation leads away from what failed. */
  resetKey: string;
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows `fallback` in place of children that failed to render. React logs the error to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failedKey: string | null }> {
  override state = { failedKey: null as string | null };

  static getDerivedStateFromError() {
    return { failedKey: '' };
  }

  override componentDidCatch() {
    this.setState({ failedKey: this.props.resetKey });
  }

  override componentDidUpdate() {
    const { failedKey } = this.state;
    if (failedKey && failedKey !== this.props.resetKey) this.setState({ failedKey: null });
  }

  override render() {
    return this.state.failedKey === null ? this.props.children : this.props.fallback;
  }
}
