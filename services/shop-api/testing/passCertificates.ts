import path from 'node:path';
import { runTool } from './runTool.ts';

/** Makes, in a folder, an issuer as Apple is (`issuer`), a pass certificate of it (`own`), each with its key, and a key of somebody else (`other`). */
export function makePassCertificates(folder: string): void {
  const at = (name: string) => path.join(folder, name);
  const openssl = (...args: string[]) => runTool('openssl', args);
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout'];
  openssl('req', '-x509', ...key, at('issuer.key'), '-out', at('issuer.pem'), '-subj', '/CN=Issuer', '-days', '2');
  const subject = '/UID=pass.example.festival/CN=Pass/OU=TEAM123456/O=Festival';
  openssl('req', ...key, at('own.key'), '-out', at('own.csr'), '-subj', subject);
  const signed = ['-CA', at('issuer.pem'), '-CAkey', at('issuer.key'), '-CAcreateserial', '-days', '1'];
  openssl('x509', '-req', '-in', at('own.csr'), ...signed, '-out', at('own.pem'));
  openssl('genrsa', '-out', at('other.key'), '2048');
}
