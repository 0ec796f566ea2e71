import { useTranslation } from '~/i18n/use-translation'
import { Button, type ButtonProps } from '~/ui/button'

type SubmitButtonProps = Omit<ButtonProps, 'pendingLabel'> & {
  /** What it says while its form is on its way. */
  pending?: 'oneMoment' | 'saving' | 'sending'
}

/** The button below the fields of a form, which sends it. */
export function SubmitButton({ pending = 'oneMoment', ...button }: SubmitButtonProps) {
  const { t } = useTranslation()
  return (
    <div>
      <Button {...button} pendingLabel={t(`form.${pending}`)} />
    </div>
  )
}
