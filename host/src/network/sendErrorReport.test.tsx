import { errorReportOf } from './errorReport.ts';
import { pageId } from './pageId.ts';
import { nonceHead, pageNonce } from './pageNonce.ts';
import { sendErrorReport } from './sendErrorReport.ts';

test('a page’s error reports contain the first half of the page’s nonce, which gives no access; no report is sent twice [ERR-04, FED-05]', async () => {
  const script = document.createElement('script');
  script.setAttribute('nonce', 'awl0uy/yIJfy2fw+SqiMjVKUQ/v3abcd');
  document.head.append(script);
  expect([pageId(nonceHead()), pageNonce()]).toEqual(['awl0uy_yIJfy2fw-', 'awl0uy/yIJfy2fw+SqiMjVKUQ/v3abcd']);
  const sent: Blob[] = [];
  Object.assign(performance, { mark: () => {} });
  Object.assign(navigator, { sendBeacon: (_address: string, body: Blob) => void sent.push(body) });
  const report = errorReportOf('remoteSlot.failed', 'planted', 'mf_tickets/tickets');
  sendErrorReport(report);
  sendErrorReport(report);
  expect(sent).toHaveLength(1);
  const read = new FileReader();
  const text = new Promise((done) => {
    read.onload = () => done(read.result);
  });
  read.readAsText(sent[0] as Blob);
  expect(JSON.parse(String(await text))).toEqual({ ...report, page: 'awl0uy/yIJfy2fw+' });
});
