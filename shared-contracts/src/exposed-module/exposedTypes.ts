import type * as z from 'zod/mini';
import type { ExposedModule, LoadContext, TextsModule } from './exposedModule.ts';

/** The types of an exposed module's input. Its remote declares them in `src/exposed.ts`, and publishes them with each version [FED-10]. */
export interface ExposedType {
  /** The parameters of the module's address, without the shop's parameters; none if missing. */
  params?: z.ZodMiniObject;
  /** The type of the data of the module's `load`; if it is missing, the module has no `load`. */
  data?: z.ZodMiniType;
}

/** The exposed modules of a remote, by name without `./`. */
export type ExposedTypes = Readonly<Record<string, ExposedType>>;

type ParamsOf<Type extends ExposedType> = Type extends { params: infer Params extends z.ZodMiniType }
  ? z.output<Params>
  : Record<never, string>;
export type DataOf<Type extends ExposedType> = Type extends { data: infer Data extends z.ZodMiniType }
  ? z.output<Data>
  : undefined;

/** The props of an exposed module's component. */
export interface ExposedProps<Type extends ExposedType> {
  data: DataOf<Type>;
  params: ParamsOf<Type>;
}

/** The input of an exposed module's `load`. */
export type LoadContextOf<Type extends ExposedType> = Omit<LoadContext, 'params'> & { params: ParamsOf<Type> };

/** The `load` of an exposed module. Its data are JSON; null means that the address has no content, and the page is sent as a 404. */
export type LoadOf<Type extends ExposedType> = (context: LoadContextOf<Type>) => Promise<DataOf<Type>>;

/** The exposed modules of a remote by their files: a missing module, or one with other props or data, fails the remote's own type-check. */
export type ModulesOf<Types extends ExposedTypes> = {
  [Name in keyof Types]: { default: (props: ExposedProps<Types[Name]>) => unknown } & (Types[Name] extends {
    data: unknown;
  }
    ? { load: LoadOf<Types[Name]> }
    : { load?: never });
};

/** The exports of an exposed module of any remote, by its name, as the shell and the kit's page use it; `Node` is React's ReactNode. */
export type ModuleNamed<Name extends string, Node> = Name extends `texts/${string}`
  ? TextsModule
  : ExposedModule<unknown, Node>;
