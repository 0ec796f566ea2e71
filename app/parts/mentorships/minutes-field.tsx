import { TextField, type TextFieldProps } from '~/ui/field'

/** How long something takes, in minutes. */
export function MinutesField(props: TextFieldProps) {
  return <TextField {...props} type="number" inputMode="numeric" min={5} max={600} width="short" />
}
