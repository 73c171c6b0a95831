import { newKeyPair } from '@festival/service-kit/signature/keyPair';
import { command, done, misused } from './command.ts';

export const key = command({
  usage: 'festival-release key --publish <remote>,…   (asks no registry)',
  summary: 'makes a pair of keys with which a team signs its versions',
  required: [],
  optional: ['publish'],
  async run({ words, options: { publish = '' } }) {
    const remotes = publish.split(',').filter(Boolean);
    if (words.length > 0 || remotes.length === 0) return misused('Say whose versions it signs: --publish mf_tickets.');
    const { privateKey, publicKey } = newKeyPair();
    const publisherKeys = remotes.map((remote) => `${remote}:${publicKey}`).join(',');
    return done(
      { privateKey, publisherKeys },
      'For the team alone, as PUBLISHER_KEY where it publishes; it is not shown again:',
      privateKey,
      'For PUBLISHER_KEYS of the registry and of every host, beside what is there:',
      publisherKeys,
    );
  },
});
