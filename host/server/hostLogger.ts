import { logSerializers } from '@festival/service-kit/http/logSerializers';

export interface LogStream {
  write(line: string): void;
}

/**
 * The settings of this server's log. An error is logged with type, code, message and stack only: an error of a call also contains the call,
 * with its tokens [SSO-03, ERR-04]. By default lines go to standard output.
 */
export const hostLogger = (level: string, stream?: LogStream) => ({
  level,
  serializers: { err: logSerializers.err },
  ...(stream && { stream }),
});
