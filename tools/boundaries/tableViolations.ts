import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sourceStatements } from '@festival/shop-api/testing/sourceStatements';
import type { Violation } from './boundaryViolations.ts';
import { layerOf, layers, tablesOfLayers } from './layers.ts';

const folder = 'services/shop-api';
const functionFiles = 'src/platform/database/functions/*.sql';

const withoutComments = (sql: string): string => sql.replace(/--.*$/gm, '');
const names = (sql: string, name: string): boolean =>
  new RegExp(`(?<![\\w.])${name.replaceAll('.', '\\.')}(?!\\w)`).test(sql);

/**
 * The statements of the shop API that name a table of a higher layer, also by a function of the database that reads or
 * writes one. A function that a trigger calls is on nobody's way: that is how a higher layer follows the changes of a lower one.
 */
export const tableViolations = (root: string): Violation[] => {
  const list = layers[folder] ?? [];
  const owners = Object.entries(tablesOfLayers).flatMap(([layer, tables]) =>
    tables.map((table) => ({ table, height: layerOf(list, layer) })),
  );
  const functions = new Map(
    globSync(functionFiles, { cwd: join(root, folder) }).map((file) => [
      basename(file, '.sql'),
      withoutComments(readFileSync(join(root, folder, file), 'utf8')),
    ]),
  );
  /** The tables that a statement reaches, each with the functions that lead to it. */
  const reached = (
    sql: string,
    way: readonly string[] = [],
  ): Array<{ table: string; height: number; way: readonly string[] }> => [
    ...owners.filter(({ table }) => names(sql, table)).map((owner) => ({ ...owner, way })),
    ...[...functions]
      .filter(([name]) => !way.includes(name) && names(sql, name))
      .flatMap(([name, body]) => reached(body, [...way, name])),
  ];
  return sourceStatements(join(root, folder, 'src')).flatMap(({ file, sql }) => {
    const own = layerOf(list, `src/${file}`);
    const above = new Map(
      reached(sql)
        .filter(({ height }) => height > own)
        .map((one) => [one.table, one.way]),
    );
    return [...above].map(([table, way]) => ({
      file: join(folder, 'src', file),
      imported: [...way, table].join(', '),
      reason:
        'is a table of a higher layer (tools/boundaries/layers.ts): let that layer pass a function, or follow by a trigger',
    }));
  });
};
