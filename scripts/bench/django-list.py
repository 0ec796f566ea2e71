# What a team would pick instead of ours: Django's admin with a list of 25 rows, three filters and a search. pages.mjs
# starts it with the database's address and the number of rows; it prints its port and the cookie of an administrator.
import logging
import sys
from urllib.parse import urlparse

import django
from django.conf import settings

url, rows = urlparse(sys.argv[1]), int(sys.argv[2])
settings.configure(
    SECRET_KEY="bench",
    ROOT_URLCONF=__name__,
    ALLOWED_HOSTS=["*"],
    DATABASES={"default": {
        "ENGINE": "django.db.backends.postgresql", "HOST": url.hostname, "PORT": url.port, "NAME": url.path[1:],
        "USER": url.username, "PASSWORD": url.password, "CONN_MAX_AGE": None,
        "OPTIONS": {"options": "-c search_path=django"}}},
    INSTALLED_APPS=["django.contrib." + each for each in
                    ("admin", "auth", "contenttypes", "sessions", "messages")] + [__name__],
    # CommonMiddleware says how long an answer is, without which a connection ends with it.
    MIDDLEWARE=["django.middleware.common.CommonMiddleware"] + ["django.contrib." + each for each in (
        "sessions.middleware.SessionMiddleware", "auth.middleware.AuthenticationMiddleware",
        "messages.middleware.MessageMiddleware")],
    TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates", "APP_DIRS": True, "OPTIONS": {
        "context_processors": ["django.template.context_processors.request",
                               "django.contrib.auth.context_processors.auth",
                               "django.contrib.messages.context_processors.messages"]}}],
    LANGUAGE_CODE="el", STATIC_URL="/static/", DEFAULT_AUTO_FIELD="django.db.models.AutoField")
sys.modules.setdefault(__name__, sys.modules["__main__"])
django.setup()

from django.contrib import admin, auth
from django.contrib.auth.models import User
from django.contrib.sessions.backends.db import SessionStore
from django.core.management import call_command
from django.core.servers.basehttp import ThreadedWSGIServer, WSGIRequestHandler
from django.core.wsgi import get_wsgi_application
from django.db import connection, models
from django.urls import path


class Mentor(models.Model):
    name = models.CharField(max_length=80)
    surname = models.CharField(max_length=80)
    email = models.CharField(max_length=120)
    title = models.CharField(max_length=120)
    status = models.CharField(max_length=20, choices=[(each, each) for each in ("new", "active", "inactive")])
    industry = models.CharField(max_length=40, choices=[(str(each), f"Κλάδος {each}") for each in range(30)])
    is_coach = models.BooleanField()
    applied_at = models.DateTimeField()

    class Meta:
        app_label = __name__


class MentorAdmin(admin.ModelAdmin):
    list_display = ("name", "surname", "email", "title", "status", "industry", "is_coach", "applied_at")
    list_filter = ("status", "industry", "is_coach")
    search_fields = ("name", "surname", "email")
    list_per_page = 25


admin.site.register(Mentor, MentorAdmin)
urlpatterns = [path("admin/", admin.site.urls)]

with connection.cursor() as cursor:
    cursor.execute("drop schema if exists django cascade")
    cursor.execute("create schema django")
call_command("migrate", verbosity=0)
with connection.schema_editor() as editor:
    editor.create_model(Mentor)
now = django.utils.timezone.now()
Mentor.objects.bulk_create(
    [Mentor(name="Μαρία", surname=f"Παππά {n}", email=f"m{n}@example.gr", title="Διευθύντρια", status="active",
            industry=str(n % 30), is_coach=n % 2 == 0, applied_at=now) for n in range(rows)], batch_size=1000)
administrator = User.objects.create_superuser("admin", "admin@example.gr", "bench")
session = SessionStore()
session[auth.SESSION_KEY] = administrator.pk
session[auth.BACKEND_SESSION_KEY] = "django.contrib.auth.backends.ModelBackend"
session[auth.HASH_SESSION_KEY] = administrator.get_session_auth_hash()
session.create()


logging.disable()
server = ThreadedWSGIServer(("127.0.0.1", 0), WSGIRequestHandler)
server.set_app(get_wsgi_application())
print(f"{server.server_port} sessionid={session.session_key}", flush=True)
server.serve_forever()
