import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '~/i18n/use-translation'
import { rejectReasons } from '~/domain/mentorship-requests/schema'
import { fieldProps, RadioGroup, TextArea } from '~/ui/field'

type RejectionFieldsProps = {
  fields: Record<'rejectReason' | 'rejectMessage' | 'teamNote', FieldMetadata<unknown>>
  te: (key: string) => string
  /** Selects the texts: for the mentor, or for an admin who answers for the mentor. */
  side: 'mentor' | 'admin'
}

/** A rejection: a reason, a message to the mentee and a message to the team, all optional. */
export function RejectionFields({ fields, te, side }: RejectionFieldsProps) {
  const { t } = useTranslation(side)
  return (
    <>
      <RadioGroup
        {...fieldProps(fields.rejectReason, te)}
        legend={t('reject.reason')}
        hint={t('reject.reasonHint')}
        optional
        options={rejectReasons.map((value) => ({ value, label: t(`reject.reasons.${value}`) }))}
      />
      <TextArea
        {...fieldProps(fields.rejectMessage, te)}
        label={t('reject.message')}
        hint={t('reject.messageHint')}
        optional
      />
      <TextArea
        {...fieldProps(fields.teamNote, te)}
        label={t('reject.teamNote')}
        hint={t('reject.teamNoteHint')}
        optional
        rows={3}
      />
    </>
  )
}
