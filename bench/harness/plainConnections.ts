import { connect, type Socket } from 'node:net';

/** Keep-alive connections to one URL, one for each concurrent request. */
export type PlainConnections = {
  /** Sends a request with these headers, discards the body, and returns the status; 0 if the connection broke or no response came. */
  statusOf: (headers: Record<string, string>) => Promise<number>;
  close: () => void;
};

const patience = 30_000;

/**
 * Sends requests over plain sockets with minimal work: a load generator that uses the server's cores would measure
 * itself. Responses must have a content-length.
 */
export function plainConnections(address: string): PlainConnections {
  const { hostname, port, pathname, search, host } = new URL(address);
  const start = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n`;
  const idle: Socket[] = [];
  const all = new Set<Socket>();

  function opened(): Socket {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    all.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => all.delete(socket));
    return socket;
  }

  function free(): Socket {
    let socket = idle.pop();
    while (socket?.destroyed) socket = idle.pop();
    return socket ?? opened();
  }

  return {
    statusOf(headers) {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      const socket = free();
      return new Promise((resolve) => {
        let status = 0;
        let left = Number.POSITIVE_INFINITY;
        const end = (given: number) => {
          socket.off('data', onData).off('close', onClose).off('timeout', onClose).setTimeout(0);
          if (given === 0) socket.destroy();
          else idle.push(socket);
          resolve(given);
        };
        const onClose = () => end(0);
        const onData = (part: Buffer) => {
          if (status === 0) {
            const head = part.toString('latin1');
            status = Number(head.slice(9, 12));
            const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
            left = Number(length) + head.indexOf('\r\n\r\n') + 4;
          }
          left -= part.length;
          if (left <= 0) end(status);
        };
        socket.on('data', onData).once('close', onClose).once('timeout', onClose).setTimeout(patience);
        socket.write(`${start}${lines.join('')}\r\n`);
      });
    },
    close: () => {
      for (const socket of all) socket.destroy();
    },
  };
}
