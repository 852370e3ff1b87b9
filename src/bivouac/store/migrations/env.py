"""Where alembic starts: on the connection, and in the transaction, that `migrating` hands in."""

from alembic import context

from bivouac.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
context.run_migrations()
