import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTestFile, packageFolderOf, sourceFiles, workspacePackages } from './workspacePackages.ts';

/** A construct that the shop's code must not contain. */
interface Construct {
  file: string;
  line: number;
  reason: string;
}

interface Rule {
  pattern: RegExp;
  reason: string;
  /** Folders that the rule applies to; all by default. */
  in?: readonly string[];
  /** Exempt files, with the reason. */
  except?: Readonly<Record<string, string>>;
}

const services = [
  'services/shop-api/src',
  'host/server',
  'services/sign-on/src',
  'services/release-registry/src',
  'services/payment-sandbox/src',
];

const rules: readonly Rule[] = [
  {
    pattern: /(?<![\w.$])eval\(|new Function\(|\bcompileFunction\b|\bnode:vm\b/,
    reason: 'evaluates text as code',
    except: { 'host/server/render/remoteModuleEvaluator.ts': 'runs the published files of remotes, by their hash' },
  },
  {
    pattern: /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/,
    reason: 'writes raw HTML',
  },
  { pattern: /import \{[^}]*\bexec(Sync)?\b[^}]*\} from 'node:child_process'|\bshell: true/, reason: 'opens a shell' },
  {
    pattern: /['"`](md[245]|sha-?1|rc4|(des|3des|rc2)(-[\w-]+)?|RSA1_5|[\w-]*-ecb)['"`]/i,
    reason: 'uses a weak hash or cipher',
  },
  {
    pattern: /\bMath\.random\(/,
    reason: 'takes chance from no secure source',
    except: { 'host/src/cart/cartRefetch.ts': 'spreads repetitions in time, which may be guessed' },
  },
  { pattern: /addEventListener\(['"]message['"]/, reason: 'takes messages of other windows' },
  { pattern: /\bDOMParser\b|from '(fast-xml-parser|xml2js|libxmljs|xmldom|sax)/, reason: 'parses XML' },
  { pattern: /rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED/, reason: 'takes any certificate' },
  {
    // Matches up to the end of the call, which is a closing bracket at the end of a statement.
    pattern: /(?<![\w.$])fetch\((?:(?!redirect: '|\);|\)\.)[\s\S])*(?:\);|\)\.|\)$)/m,
    reason: 'follows redirects',
    in: services,
  },
];

/** The places where the shop's code, except its tests, evaluates text, writes raw HTML, opens a shell, and so on. Comments are ignored. */
export const forbiddenConstructs = (root: string): Construct[] =>
  workspacePackages(root)
    .packages.filter(({ folder }) => !['tools', 'bench', 'e2e'].includes(folder))
    .flatMap(({ folder }) => sourceFiles(root, folder).map((path) => join(folder, path)))
    .filter((file) => !isTestFile(file.slice(packageFolderOf(file).length + 1)))
    .flatMap((file) => constructsIn(file, readFileSync(join(root, file), 'utf8')));

const constructsIn = (file: string, code: string): Construct[] => {
  const bare = withoutComments(code);
  return rules
    .filter(
      ({ in: folders, except = {} }) => !(file in except) && (folders?.some((one) => file.startsWith(one)) ?? true),
    )
    .flatMap(({ pattern, reason }) => {
      const found = pattern.exec(bare);
      return found ? [{ file, line: bare.slice(0, found.index).split('\n').length, reason }] : [];
    });
};

/** The code without comments, with unchanged line numbers. */
const withoutComments = (code: string): string =>
  code.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, '')).replaceAll(/(?<!:)\/\/.*$/gm, '');
