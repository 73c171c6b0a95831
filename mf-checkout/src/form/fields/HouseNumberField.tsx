import { TextField } from '@festival/shared-ui/field/TextField';
import grid from '../FormGrid.module.css';
import { useTidyField } from '../useTidyField.tsx';

/** The house number, which must be a number: a typed addition moves to the addition field [CHK-02]. */
export function HouseNumberField() {
  return <TextField {...useTidyField('streetNumber')} className={grid.half} inputMode="numeric" autoComplete="off" />;
}
