import type * as z from 'zod/mini';
import type { ExposedModule, LoadContext, TextsModule } from './exposedModule.ts';

/** What an exposed module takes. Its remote declares it in `src/exposed.ts`, and publishes it with each version [FED-10]. */
export interface ExposedType {
  /** The parameters of its address, without the shop's; none where it is missing. */
  params?: z.ZodMiniObject;
  /** What its `load` answers; a module without it has no `load`. */
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

/** What the `load` of an exposed module gets. */
export type LoadContextOf<Type extends ExposedType> = Omit<LoadContext, 'params'> & { params: ParamsOf<Type> };

/** The `load` of an exposed module; its answer is JSON, and null where there is nothing at the address: the page then goes out as 404. */
export type LoadOf<Type extends ExposedType> = (context: LoadContextOf<Type>) => Promise<DataOf<Type>>;

/** The exposed modules of a remote by their files: one that is missing, takes other props or loads other data fails the remote's own type-check. */
export type ModulesOf<Types extends ExposedTypes> = {
  [Name in keyof Types]: { default: (props: ExposedProps<Types[Name]>) => unknown } & (Types[Name] extends {
    data: unknown;
  }
    ? { load: LoadOf<Types[Name]> }
    : { load?: never });
};

/** What is at the name of an exposed module of any remote, as the shell and the kit's page show it; `Node` is React's ReactNode. */
export type ModuleNamed<Name extends string, Node> = Name extends `texts/${string}`
  ? TextsModule
  : ExposedModule<unknown, Node>;
