import type { LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { findCertificateByCode } from '~/domain/mentorships/certificates.server'
import type { Handle } from '~/http/handle'
import { requireViewer } from '~/http/viewer.server'
import { CertificateBody } from '~/parts/closing/certificate-body'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { i18n: ['pair'], title: (t) => t('pair:certificate.find.title') }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  const code = (new URL(args.request.url).searchParams.get('code') ?? '').slice(0, 40)
  return { code, certificate: code ? await findCertificateByCode(viewer, code) : undefined }
}

export default function FindCertificatePage() {
  const { code, certificate } = useLoaderData<typeof loader>()
  const { t } = useTranslation('pair')
  return (
    <FormPage title={t('certificate.find.title')} lead={t('certificate.find.lead')}>
      <Form method="get" className="grid max-w-80 gap-4">
        <TextField id="code" name="code" label={t('certificate.code')} defaultValue={code} />
        <div>
          <Button>{t('certificate.find.submit')}</Button>
        </div>
      </Form>
      {code && !certificate && <Banner tone="warning">{t('certificate.find.none')}</Banner>}
      {certificate && (
        <>
          <CertificateBody certificate={certificate} />
          <p>
            <Link to={`/admin/mentorships/${certificate.id}`}>{t('certificate.find.open')}</Link>
          </p>
        </>
      )}
    </FormPage>
  )
}
