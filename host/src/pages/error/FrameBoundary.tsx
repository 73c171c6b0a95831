import { Component, type ReactNode } from 'react';
import { errorReportOf } from '../../network/errorReport.ts';
import { sendErrorReport } from '../../network/sendErrorReport.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** Shows the error page without the frame if the frame itself fails, for example when the code of an overlay cannot be loaded [RTE-09]. */
export class FrameBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    sendErrorReport(errorReportOf('page.failed', error));
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}
