import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readAs } from '@festival/service-kit/settings/readAs';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';

/**
 * The signer of passes for Apple Wallet. Plain data, since it is sent to a worker thread; certificates and key are PEM.
 */
export type AppleWallet = {
  /** The pass type and the team; the certificate contains both. */
  passType: string;
  team: string;
  certificate: string;
  key: string;
  /** The intermediate certificate of Apple, which issued the pass certificate. */
  intermediate: string;
  /** When the certificate expires, in milliseconds. Phones refuse a pass that is signed later. */
  validUntil: number;
};

const block = (kind: string) => new RegExp(`-----BEGIN ${kind}-----[\\s\\S]+?-----END ${kind}-----`, 'g');

/** A value of a certificate's subject: `UID` is the pass type, `OU` the team. */
const subjectOf = ({ subject }: X509Certificate, name: string): string | undefined =>
  subject
    .split('\n')
    .find((line) => line.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/**
 * Reads the pass certificate, its RSA key and Apple's intermediate certificate from one PEM file in base64. Throws if
 * one is missing or they do not belong together.
 */
export function readAppleWallet(text: string): Result<AppleWallet, 'noCertificates'> {
  try {
    const pem = Buffer.from(text, 'base64').toString('latin1');
    const certificates = (pem.match(block('CERTIFICATE')) ?? []).map((found) => new X509Certificate(found));
    const key = createPrivateKey(pem.match(block('(?:RSA )?PRIVATE KEY'))?.[0] ?? '');
    const certificate = certificates.find((one) => one.checkPrivateKey(key));
    const intermediate = certificates.find((one) => one !== certificate && certificate?.checkIssued(one));
    if (!certificate || !intermediate || key.asymmetricKeyType !== 'rsa') return failure('noCertificates');
    const [passType, team] = [subjectOf(certificate, 'UID'), subjectOf(certificate, 'OU')];
    if (!passType || !team) return failure('noCertificates');
    return success({
      passType,
      team,
      certificate: certificate.toString(),
      key: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
      intermediate: intermediate.toString(),
      validUntil: Date.parse(certificate.validTo),
    });
  } catch {
    return failure('noCertificates');
  }
}

/** The name of the setting that contains this file. */
export const appleCertificates = () =>
  readAs(
    readAppleWallet,
    'must be a pass certificate, its key and Apple’s intermediate certificate: make it by cat pass.pem key.pem AppleWWDRCAG4.pem | base64 -w0',
  );
