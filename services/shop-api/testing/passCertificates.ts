import path from 'node:path';
import { runTool } from './runTool.ts';

/**
 * Makes certificates in a folder: an issuer in the role of Apple (`issuer`), its pass certificate (`own`) and a
 * certificate of another owner (`other`), each with its key.
 */
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
