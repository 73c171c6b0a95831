import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';

export interface FormProps
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'method' | 'noValidate' | 'ref'> {
  /** Answers a press on the form's button, or Enter. The form says itself what is wrong at a field. */
  onSubmit: (form: HTMLFormElement) => unknown;
  ref?: RefObject<HTMLFormElement | null>;
}

/**
 * A form that the page answers itself: the browser never sends it, which would put its fields into the address. A press before
 * React has taken the server's page over is answered as soon as React is there [BYD-05].
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
