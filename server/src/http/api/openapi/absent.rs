//! Marks required and nullable fields in the description of the API. By the rule of `wire`, an answer contains every
//! field, and a request may leave out an optional field or send it as null.
//!
//! The types alone do not say where they are used. A type that is in answers and in requests, and looks different in
//! the two, gets a second description for requests with the suffix `Input`.

use std::collections::{BTreeMap, BTreeSet};

use utoipa::openapi::{
    OpenApi, Ref, RefOr,
    content::Content,
    path::Operation,
    schema::{AdditionalProperties, ArrayItems, Object, OneOf, Schema, SchemaType, Type},
};

/// The types of the messages over the WebSocket. No route names them.
const FROM_CLIENTS: &str = "ClientMessage";
const FROM_THE_SERVER: &str = "ServerMessage";
/// The suffix of the descriptions for requests.
const INPUT: &str = "Input";
/// The prefix of a reference to a type.
const PLACE: &str = "#/components/schemas/";

/// A part of a schema that the rule concerns.
enum Part<'a> {
    Ref(&'a mut Ref),
    Object(&'a mut Object),
}

/// Visits all references and objects of a schema.
fn walk(schema: &mut RefOr<Schema>, visit: &mut dyn FnMut(Part<'_>)) {
    match schema {
        RefOr::Ref(reference) => visit(Part::Ref(reference)),
        RefOr::T(schema) => walk_schema(schema, visit),
    }
}

fn walk_schema(schema: &mut Schema, visit: &mut dyn FnMut(Part<'_>)) {
    match schema {
        Schema::Object(object) => {
            object.properties.values_mut().for_each(|property| walk(property, visit));
            if let Some(AdditionalProperties::RefOr(values)) = object.additional_properties.as_deref_mut() {
                walk(values, visit);
            }
            visit(Part::Object(object));
        }
        Schema::Array(array) => {
            if let ArrayItems::RefOrSchema(items) = &mut array.items {
                walk(items, visit);
            }
            array.prefix_items.iter_mut().for_each(|item| walk_schema(item, visit));
        }
        Schema::OneOf(one) => one.items.iter_mut().for_each(|item| walk(item, visit)),
        Schema::AllOf(all) => all.items.iter_mut().for_each(|item| walk(item, visit)),
        Schema::AnyOf(any) => any.items.iter_mut().for_each(|item| walk(item, visit)),
        _ => {}
    }
}

/// Returns the types to which a schema refers directly.
fn named_in(schema: &mut RefOr<Schema>) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    walk(schema, &mut |part| {
        if let Part::Ref(Ref { ref_location, .. }) = part {
            names.extend(ref_location.strip_prefix(PLACE).map(str::to_owned));
        }
    });
    names
}

/// Returns true if an object of the schema has a field that a request may leave out.
fn has_optional_fields(schema: &mut RefOr<Schema>) -> bool {
    let mut found = false;
    walk(schema, &mut |part| {
        if let Part::Object(object) = part {
            found |= object.properties.keys().any(|name| !object.required.contains(name));
        }
    });
    found
}

/// Returns the types in `from` and all types to which they refer, directly or indirectly.
fn reached(names: &BTreeMap<String, BTreeSet<String>>, from: BTreeSet<String>) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    let mut next: Vec<String> = from.into_iter().collect();
    while let Some(name) = next.pop() {
        if let Some(named) = names.get(&name)
            && seen.insert(name)
        {
            next.extend(named.iter().cloned());
        }
    }
    seen
}

/// Makes all fields of a schema required, as in a response.
fn require_all(schema: &mut RefOr<Schema>) {
    walk(schema, &mut |part| {
        if let Part::Object(Object { properties, required, .. }) = part {
            let missing: Vec<String> =
                properties.keys().filter(|name| !required.contains(name)).cloned().collect();
            required.extend(missing);
        }
    });
}

/// Allows null for every field that is not required, as in a request.
fn allow_null(schema: &mut RefOr<Schema>) {
    walk(schema, &mut |part| {
        if let Part::Object(Object { properties, required, .. }) = part {
            for (_, property) in properties.iter_mut().filter(|(name, _)| !required.contains(name)) {
                make_nullable(property);
            }
        }
    });
}

fn make_nullable(property: &mut RefOr<Schema>) {
    let or_null = |schema_type: &mut SchemaType| {
        if let SchemaType::Type(one) = schema_type {
            *schema_type = SchemaType::Array(vec![one.clone(), Type::Null]);
        }
    };
    match property {
        RefOr::T(Schema::Object(object)) => or_null(&mut object.schema_type),
        RefOr::T(Schema::Array(array)) => or_null(&mut array.schema_type),
        RefOr::T(Schema::OneOf(one)) if one.items.iter().any(is_null) => {}
        RefOr::T(Schema::OneOf(one)) => one.items.push(null()),
        RefOr::Ref(_) | RefOr::T(_) => {
            let mut either = OneOf::new();
            either.items = vec![property.clone(), null()];
            *property = RefOr::T(Schema::OneOf(either));
        }
    }
}

fn null() -> RefOr<Schema> {
    RefOr::T(Schema::Object(Object::with_type(Type::Null)))
}

fn is_null(schema: &RefOr<Schema>) -> bool {
    matches!(schema, RefOr::T(Schema::Object(Object { schema_type: SchemaType::Type(Type::Null), .. })))
}

/// Redirects the references of a request's schema from the types in `both` to their descriptions for requests.
fn name_inputs(schema: &mut RefOr<Schema>, both: &BTreeSet<String>) {
    walk(schema, &mut |part| {
        if let Part::Ref(Ref { ref_location, .. }) = part
            && ref_location.strip_prefix(PLACE).is_some_and(|name| both.contains(name))
        {
            ref_location.push_str(INPUT);
        }
    });
}

fn schema_of(content: &mut RefOr<Content>) -> Option<&mut RefOr<Schema>> {
    match content {
        RefOr::T(content) => content.schema.as_mut(),
        RefOr::Ref(_) => None,
    }
}

/// Returns the schemas of an operation's request.
fn asked_of(operation: &mut Operation) -> Vec<&mut RefOr<Schema>> {
    match &mut operation.request_body {
        Some(RefOr::T(body)) => body.content.values_mut().filter_map(schema_of).collect(),
        Some(RefOr::Ref(_)) | None => Vec::new(),
    }
}

/// Returns the schemas of an operation's answers.
fn answers_of(operation: &mut Operation) -> Vec<&mut RefOr<Schema>> {
    let answers = operation.responses.responses.values_mut();
    let contents = answers.filter_map(|answer| match answer {
        RefOr::T(answer) => Some(answer.content.values_mut()),
        RefOr::Ref(_) => None,
    });
    contents.flatten().filter_map(schema_of).collect()
}

fn operations(document: &mut OpenApi) -> impl Iterator<Item = &mut Operation> {
    document.paths.paths.values_mut().flat_map(|item| {
        [&mut item.get, &mut item.head, &mut item.post, &mut item.put, &mut item.patch, &mut item.delete]
            .into_iter()
            .flatten()
    })
}

/// Completes a document: describes which fields are required and which may be null.
pub(super) fn complete(document: &mut OpenApi) {
    let Some(components) = &mut document.components else { return };
    let mut schemas = std::mem::take(&mut components.schemas);
    let (mut asked, mut answered) =
        (BTreeSet::from([FROM_CLIENTS.to_owned()]), BTreeSet::from([FROM_THE_SERVER.to_owned()]));
    for operation in operations(document) {
        asked.extend(asked_of(operation).into_iter().flat_map(named_in));
        answered.extend(answers_of(operation).into_iter().flat_map(named_in));
    }
    let names: BTreeMap<String, BTreeSet<String>> =
        schemas.iter_mut().map(|(name, schema)| (name.clone(), named_in(schema))).collect();
    let (asked, answered) = (reached(&names, asked), reached(&names, answered));
    let optional: BTreeSet<String> = schemas
        .iter_mut()
        .filter_map(|(name, schema)| has_optional_fields(schema).then(|| name.clone()))
        .collect();
    let both: BTreeSet<String> = asked
        .intersection(&answered)
        .filter(|name| !reached(&names, BTreeSet::from([(*name).clone()])).is_disjoint(&optional))
        .cloned()
        .collect();

    let inputs: Vec<(String, RefOr<Schema>)> = schemas
        .iter()
        .filter(|(name, _)| both.contains(*name))
        .map(|(name, schema)| (format!("{name}{INPUT}"), schema.clone()))
        .collect();
    for (name, schema) in &mut schemas {
        if answered.contains(name) {
            require_all(schema);
        } else {
            name_inputs(schema, &both);
            allow_null(schema);
        }
    }
    for (name, mut schema) in inputs {
        name_inputs(&mut schema, &both);
        allow_null(&mut schema);
        schemas.insert(name, schema);
    }
    for operation in operations(document) {
        asked_of(operation).into_iter().for_each(|schema| {
            name_inputs(schema, &both);
            allow_null(schema);
        });
        answers_of(operation).into_iter().for_each(require_all);
    }
    if let Some(components) = &mut document.components {
        components.schemas = schemas;
    }
}
