import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';

export interface FormProps
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'method' | 'noValidate' | 'ref'> {
  /** Handles a press on the form's button, or Enter. The form itself shows errors next to its fields. */
  onSubmit: (form: HTMLFormElement) => unknown;
  ref?: RefObject<HTMLFormElement | null>;
}

/**
 * A form that the page itself handles. The browser never submits it, because that would put its fields into the URL. A
 * press before hydration is handled as soon as React is ready [BYD-05].
 */
export function Form({ onSubmit, ref: given, ...rest }: FormProps) {
  const own = useRef<HTMLFormElement>(null);
  const ref = given ?? own;
  useLayoutEffect(() => {
    if (ref.current) window.earlyPresses?.takeOverForm?.(ref.current);
  }, [ref]);
  return (
    <form
      {...rest}
      ref={ref}
      data-early-form=""
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    />
  );
}
