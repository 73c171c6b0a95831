import type { ExposedModuleName } from '@festival/shared-contracts/exposed-module/exposedModule';
import { Component, type ReactNode } from 'react';
import { RemoteSlotFailure } from './RemoteSlotFailure.tsx';

interface RemoteSlotBoundaryProps {
  module: ExposedModuleName;
  /** Returns true if the slot can be shown in another version. */
  onError: (error: unknown, module: ExposedModuleName) => boolean;
  /** Called before the remote slot renders again. */
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps an error of a remote slot inside the slot, so that the rest of the shop continues to work [FED-05]. */
export class RemoteSlotBoundary extends Component<RemoteSlotBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (this.props.onError(error, this.props.module)) this.retry();
  }

  readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    return this.state.hasFailed ? <RemoteSlotFailure onRetry={this.retry} /> : this.props.children;
  }
}
