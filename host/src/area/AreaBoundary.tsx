import type { DoorName } from '@festival/shared-contracts/doors/doors';
import { Component, type ReactNode } from 'react';
import { AreaFailure } from './AreaFailure.tsx';

interface AreaBoundaryProps {
  door: DoorName;
  onError: (error: unknown, door: DoorName) => void;
  /** Called before the area is rendered anew. */
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps what an area throws inside the area: the rest of the shop goes on [FED-05]. */
export class AreaBoundary extends Component<AreaBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error, this.props.door);
  }

  readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    return this.state.hasFailed ? <AreaFailure onRetry={this.retry} /> : this.props.children;
  }
}
