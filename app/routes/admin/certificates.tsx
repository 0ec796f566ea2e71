import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/reads.server'
import { Form, type Handle, Link, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { CertificateBody } from '~/parts/closing/certificate-body'
import { YearBody } from '~/parts/closing/year-body'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('pair:certificate.find.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const code = (new URL(args.request.url).searchParams.get('code') ?? '').slice(0, 40)
  const issuedOn = new Date()
  if (!code) return { code, issuedOn }
  const [certificate, year] = await Promise.all([
    reads.findCertificate(viewer, { printed: code }),
    reads.findYearCertificate(viewer, { printed: code }),
  ])
  return { code, issuedOn, certificate, year }
}

export default function FindCertificatePage() {
  const { code, issuedOn, certificate, year } = useLoaderData<typeof loader>()
  const { t } = useTranslation('pair')
  return (
    <FormPage title={t('certificate.find.title')} lead={t('certificate.find.lead')}>
      <Form method="get" className="grid max-w-80 gap-4">
        <TextField id="code" name="code" label={t('certificate.code')} defaultValue={code} />
        <div>
          <Button>{t('certificate.find.submit')}</Button>
        </div>
      </Form>
      {code && !certificate && !year && <Banner tone="warning">{t('certificate.find.none')}</Banner>}
      {year && <YearBody year={year} issuedOn={issuedOn} />}
      {certificate && (
        <>
          <CertificateBody certificate={certificate} issuedOn={issuedOn} />
          <p>
            <Link to={`/admin/mentorships/${certificate.id}`}>{t('certificate.find.open')}</Link>
          </p>
        </>
      )}
    </FormPage>
  )
}
