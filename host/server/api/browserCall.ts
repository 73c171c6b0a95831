import type { Endpoint } from '@festival/shared-contracts/api/endpoint';
import { endpoints } from '@festival/shared-contracts/api/endpoints';
import { servedBy, serviceBases } from '@festival/shared-contracts/api/service';

/** One entry of the list of calls that a browser may make. */
interface BrowserCall {
  call: Endpoint;
  /** The path below the shop API, in the only spelling that every server reads the same way, and without the query. */
  path: string;
}

/** The segments of every call for browsers, by method; a parameter is null. */
const listed = endpoints
  .filter(({ service, isForServers }) => servedBy[service] === 'api' && !isForServers)
  .map((call) => ({
    call,
    segments: `${serviceBases[call.service]}${call.path}`
      .slice(1)
      .split('/')
      .map((word) => (word.startsWith(':') ? null : word)),
  }));

/** A parameter's value; undefined if another server could read it differently: encoded twice, or containing a slash. */
function parameterOf(written: string): string | undefined {
  try {
    const value = decodeURIComponent(written);
    const isOdd = value === '' || value === '.' || value === '..' || /[/\\%\p{Cc}]/u.test(value);
    return isOdd ? undefined : value;
  } catch {
    return undefined;
  }
}

/**
 * Finds the call for a method and a path as the browser wrote it; undefined if the contracts have no such call for browsers. The fixed segments must
 * equal the contracts' segments. The path is encoded again, so that no other server can decode it differently [API-02].
 */
export function browserCall(method: string, written: string): BrowserCall | undefined {
  const given = written.slice(1).split('/');
  const wanted = method === 'HEAD' ? 'GET' : method;
  const values = given.map(parameterOf);
  const found = listed.find(
    ({ call, segments }) =>
      call.method === wanted &&
      segments.length === given.length &&
      segments.every((word, index) => (word === null ? values[index] !== undefined : word === given[index])),
  );
  if (!found) return undefined;
  const path = found.segments.map((word, index) => word ?? encodeURIComponent(values[index] ?? '')).join('/');
  return { call: found.call, path: `/${path}` };
}
