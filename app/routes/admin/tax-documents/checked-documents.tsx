import { Fragment } from 'react'
import { useErrorText, useTranslation } from '~/i18n/use-translation'
import { EnterDocuments } from '~/domain/tax-documents/schema'
import type { DocumentFate } from '~/domain/tax-documents/tax-documents.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { formatMoney } from '~/i18n/format'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { PurchaseLink } from '~/parts/people/person-link'
import { ConfirmationPage } from '~/ui/form-page'
import { StatusTag } from '~/ui/status-tag'
import { DataTable } from '~/ui/table'

type CheckedDocumentsProps = { rows: string; fates: DocumentFate[]; passwordNeeded: boolean }

const isBad = ({ fate }: DocumentFate) => fate !== 'new' && fate !== 'there'

/** What will become of each row of the file, those that are refused first, and the act. */
export function CheckedDocuments({ rows, fates, passwordNeeded }: CheckedDocumentsProps) {
  const { t, language } = useTranslation('admin')
  const enter = useActionForm(EnterDocuments, { id: 'enter', intent: 'enter' })
  const fresh = fates.filter(({ fate }) => fate === 'new')
  const cents = fresh.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const form = (
    <ActionForm form={enter.form} multipart>
      <input type="hidden" name="intent" value="enter" />
      <input type="hidden" name="rows" value={rows} />
      <PasswordAgain field={enter.fields.currentPassword} te={enter.te} needed={passwordNeeded} />
      <SubmitButton icon="check">{t('documents.file.enter')}</SubmitButton>
    </ActionForm>
  )
  return (
    <ConfirmationPage
      title={t('documents.file.checked')}
      lead={
        fates.length > 0 &&
        t('documents.file.sums', {
          fresh: fresh.length,
          amount: formatMoney(language, cents),
          there: fates.filter(({ fate }) => fate === 'there').length,
          bad: fates.filter(isBad).length,
        })
      }
      errors={<FormErrors form={enter.form} />}
      form={fresh.length > 0 || fates.length === 0 ? form : null}
      cancel={{ to: '/admin/tax-documents', label: t('documents.file.other') }}
    >
      {fates.length > 0 && (
        <Fates fates={[...fates.filter(isBad), ...fates.filter((fate) => !isBad(fate))]} />
      )}
    </ConfirmationPage>
  )
}

function Fates({ fates }: { fates: DocumentFate[] }) {
  const { t, language } = useTranslation('admin')
  const te = useErrorText('team')
  const said = ({ fate, field }: DocumentFate) =>
    field
      ? t('documents.file.cell', { column: t(`documents.file.cells.${field}`), why: te(fate, field) })
      : te(fate)
  const columns = [
    { id: 'line', label: t('common:facts.line'), numeric: true },
    { id: 'purchase', label: t('payments.purchase') },
    { id: 'amount', label: t('common:facts.amount'), numeric: true },
    { id: 'fate', label: t('documents.file.fate') },
  ]
  const rows = fates.map((row) => ({
    id: String(row.line),
    cells: [
      row.line,
      <Fragment key="purchase">
        {row.purchaseId ? <PurchaseLink id={row.purchaseId}>{row.reference}</PurchaseLink> : row.reference}
        <span className="block text-muted">{row.menteeName}</span>
      </Fragment>,
      row.amountCents > 0 ? formatMoney(language, row.amountCents) : '–',
      isBad(row) ? (
        said(row)
      ) : (
        <StatusTag
          key="fate"
          tone={row.fate === 'new' ? 'success' : 'neutral'}
          label={t(`documents.file.fates.${row.fate}`)}
        />
      ),
    ],
  }))
  return <DataTable caption={t('documents.file.fate')} hideCaption columns={columns} rows={rows} />
}
