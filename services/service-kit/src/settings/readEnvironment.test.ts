import { z } from 'zod';
import { address, logLevel, port, readEnvironment, secret } from './readEnvironment.ts';

const schema = z.object({ PORT: port(3001), URL: address(), SECRET: secret(), LOG_LEVEL: logLevel() });

test('settings have defaults, and trailing slashes are removed from URLs', () => {
  const env = { URL: 'http://127.0.0.1:3000/', SECRET: '0123456789abcdef', LOG_LEVEL: '', OTHER: 'ignored' };
  expect(readEnvironment(schema, env)).toEqual({
    PORT: 3001,
    URL: 'http://127.0.0.1:3000',
    SECRET: '0123456789abcdef',
    LOG_LEVEL: 'info',
  });
});

test('every mistake is reported in its own sentence, without the value of a secret', () => {
  const env = { PORT: '70000', URL: 'ftp://shop', SECRET: 'short', LOG_LEVEL: 'loud' };
  const read = () => readEnvironment(schema, env);
  expect(read).toThrow('PORT must be a whole number from 0 to 65535.');
  expect(read).toThrow('URL must be an address such as http://127.0.0.1:3000.');
  expect(read).toThrow('SECRET must have 16 characters or more.');
  expect(read).toThrow('LOG_LEVEL must be one of');
  expect(read).not.toThrow(/short/);
});
