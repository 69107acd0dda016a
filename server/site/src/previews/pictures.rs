//! The pictures of previews: a position beside the score on the site's background, as PNG.
//!
//! A node draws one picture at a time on its background threads, lets a few requests wait, and refuses the rest. The
//! most recently requested pictures are kept, so a link that many people share is drawn once.

use std::{
    num::NonZeroUsize,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use lru::LruCache;
use texts::refusals;
use tiny_skia::{Pixmap, Transform};
use tokio::sync::Semaphore;
use wire::Seat;

use super::board::{self, Canvas, Diagram, rgb};
use crate::{background, error::AppError};

/// The width in pixels that sites recommend for previews.
pub const PICTURE_WIDTH: u32 = 1200;
/// The height in pixels.
pub const PICTURE_HEIGHT: u32 = 630;

/// The number of pictures that are kept. Each has at most about 150 kB, so all together take less than 40 MB.
const KEPT: NonZeroUsize = NonZeroUsize::new(256).expect("256 is not zero");
/// The number of requests that may wait for a picture, including the one whose picture is being drawn.
const WAITING_MAX: usize = 16;

/// The background of the page in the dark theme, and its secondary text colour.
const GROUND: [u8; 3] = rgb(0x1e_1b18);
const INK: [u8; 3] = rgb(0xf3_eee6);
const QUIET_INK: [u8; 3] = rgb(0xa9_9e90);
const PINE: [u8; 3] = rgb(0x1c_6854);

/// The pictures of this node. Cheap to clone.
#[derive(Debug, Clone)]
pub(super) struct Pictures {
    /// An ordinary mutex, held for a look-up and never across an await.
    kept: Arc<Mutex<LruCache<Diagram, Arc<[u8]>>>>,
    /// The picture of pages without a position.
    plain: Arc<OnceLock<Arc<[u8]>>>,
    waiting: Arc<Semaphore>,
    drawing: Arc<Semaphore>,
}

impl Default for Pictures {
    fn default() -> Pictures {
        Pictures {
            kept: Arc::new(Mutex::new(LruCache::new(KEPT))),
            plain: Arc::default(),
            waiting: Arc::new(Semaphore::new(WAITING_MAX)),
            drawing: Arc::new(Semaphore::new(1)),
        }
    }
}

impl Pictures {
    /// Returns the picture of a position as PNG; without a position, the site's picture.
    ///
    /// # Errors
    /// If too many requests wait for pictures.
    pub(super) async fn png(&self, diagram: Option<Diagram>) -> Result<Arc<[u8]>, AppError> {
        if let Some(known) = self.known(diagram.as_ref()) {
            return Ok(known);
        }
        let _place =
            self.waiting.try_acquire().map_err(|_full| AppError::Unavailable(refusals::pictures_busy()))?;
        let _turn = self
            .drawing
            .acquire()
            .await
            .map_err(|error| AppError::internal("the queue of pictures", error))?;
        // Another request may have asked for the same picture a moment earlier.
        if let Some(known) = self.known(diagram.as_ref()) {
            return Ok(known);
        }
        let subject = diagram.clone();
        let drawn = background::spawn(move || png(subject.as_ref())).await;
        let drawn = drawn.map_err(|error| AppError::internal("the drawing of a picture", error))??;
        match diagram {
            Some(diagram) => {
                self.kept.lock().unwrap_or_else(PoisonError::into_inner).put(diagram, Arc::clone(&drawn));
            }
            None => {
                self.plain.get_or_init(|| Arc::clone(&drawn));
            }
        }
        Ok(drawn)
    }

    fn known(&self, diagram: Option<&Diagram>) -> Option<Arc<[u8]>> {
        match diagram {
            Some(diagram) => self.kept.lock().unwrap_or_else(PoisonError::into_inner).get(diagram).cloned(),
            None => self.plain.get().cloned(),
        }
    }
}

fn png(diagram: Option<&Diagram>) -> Result<Arc<[u8]>, AppError> {
    let pixels = Pixmap::new(PICTURE_WIDTH, PICTURE_HEIGHT);
    let pixels =
        pixels.ok_or_else(|| AppError::internal("the drawing of a picture", "no room for its pixels"))?;
    let mut canvas = Canvas { pixels, place: Transform::identity() };
    ground(&mut canvas);
    let scale = 0.92;
    canvas.place = Transform::from_row(scale, 0.0, 0.0, scale, 418.0, (630.0 - board::HEIGHT * scale) / 2.0);
    board::draw(&mut canvas, diagram.unwrap_or(&Diagram::opening()));
    canvas.place = Transform::identity();
    if let Some(diagram) = diagram {
        score(&mut canvas, diagram);
    }
    let png =
        canvas.pixels.encode_png().map_err(|error| AppError::internal("the drawing of a picture", error))?;
    Ok(png.into())
}

/// Draws the background of a picture, with the logo of the site at the left.
fn ground(canvas: &mut Canvas) {
    canvas.flat(board::rounded(-1.0, -1.0, 1202.0, 632.0, 0.5), GROUND, 1.0);
    mark(canvas, 56.0, 56.0, 92.0);
}

/// Draws the logo of the site: six points of a board on pine (`web/public/icon.svg`).
fn mark(canvas: &mut Canvas, left: f32, top: f32, size: f32) {
    let unit = size / 32.0;
    canvas.flat(board::rounded(left, top, size, size, 8.0 * unit), PINE, 1.0);
    for (x, tip, opacity) in [
        (4.5, 9.0, 1.0),
        (12.5, 9.0, 1.0),
        (20.5, 9.0, 1.0),
        (8.5, 12.0, 0.62),
        (16.5, 12.0, 0.62),
        (24.5, 12.0, 0.62),
    ] {
        let mut path = tiny_skia::PathBuilder::new();
        path.move_to(left + x * unit, top + 26.0 * unit);
        path.line_to(left + (x + 1.75) * unit, top + tip * unit);
        path.line_to(left + (x + 3.5) * unit, top + 26.0 * unit);
        path.close();
        canvas.flat(path.finish(), [255; 3], opacity);
    }
}

/// Draws the scores of both sides beside a checker of each, Black's above as on the board, and the length of the match.
fn score(canvas: &mut Canvas, diagram: &Diagram) {
    let Some((white, black)) = diagram.score else { return };
    for (seat, points, y) in [(Seat::Black, black, 300.0), (Seat::White, white, 430.0)] {
        board::checker(canvas, seat, 100.0, y, 44.0);
        canvas.number(points, (222.0, y), 72.0, INK);
    }
    if diagram.length > 0 {
        canvas.stroke(line((160.0, 512.0), (284.0, 512.0)), QUIET_INK, 0.6, 3.0);
        canvas.number(diagram.length.into(), (222.0, 554.0), 40.0, QUIET_INK);
    }
}

fn line(from: (f32, f32), to: (f32, f32)) -> Option<tiny_skia::Path> {
    let mut path = tiny_skia::PathBuilder::new();
    path.move_to(from.0, from.1);
    path.line_to(to.0, to.1);
    path.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pixel(png: &[u8], x: u32, y: u32) -> [u8; 3] {
        let pixels = Pixmap::decode_png(png).unwrap();
        assert_eq!((pixels.width(), pixels.height()), (PICTURE_WIDTH, PICTURE_HEIGHT));
        let colour = pixels.pixel(x, y).unwrap().demultiply();
        [colour.red(), colour.green(), colour.blue()]
    }

    #[tokio::test]
    async fn a_picture_shows_the_checkers_where_they_lie() {
        let pictures = Pictures::default();
        let mut one = Diagram::opening();
        let png = pictures.png(Some(one.clone())).await.unwrap();
        // The outermost checker of White's 24-point, and the same place of an empty point beside it.
        let x = 418.0 + (14.0 + 26.0) * 0.92;
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a place on the picture")]
        let at = |x: f32| (x as u32, 77);
        let (white, empty) =
            (at(x + 11.0 * 52.0 * 0.92 + 58.0 * 0.92), at(x + 10.0 * 52.0 * 0.92 + 58.0 * 0.92));
        let brightness = |[red, green, blue]: [u8; 3]| u32::from(red) + u32::from(green) + u32::from(blue);
        assert!(brightness(pixel(&png, white.0, white.1)) > 600, "{:?}", pixel(&png, white.0, white.1));
        assert!(brightness(pixel(&png, empty.0, empty.1)) < 500, "{:?}", pixel(&png, empty.0, empty.1));
        one.score = Some((3, 4));
        assert_ne!(pictures.png(Some(one)).await.unwrap(), png, "the score is shown");
    }

    #[tokio::test]
    async fn an_equal_position_is_drawn_once_and_the_number_kept_is_bounded() {
        let pictures = Pictures::default();
        let first = pictures.png(Some(Diagram::opening())).await.unwrap();
        let again = pictures.png(Some(Diagram::opening())).await.unwrap();
        assert!(Arc::ptr_eq(&first, &again));
        assert!(Arc::ptr_eq(&pictures.png(None).await.unwrap(), &pictures.png(None).await.unwrap()));
        let kept = || pictures.kept.lock().unwrap().len();
        assert_eq!(kept(), 1);
        for length in 0..300 {
            let diagram = Diagram { length, ..Diagram::opening() };
            pictures.kept.lock().unwrap().put(diagram, Arc::clone(&first));
        }
        assert_eq!(kept(), KEPT.get());
    }

    #[tokio::test]
    async fn a_crowd_that_asks_for_pictures_is_refused_before_it_holds_memory() {
        let pictures = Pictures::default();
        let turn = pictures.drawing.acquire().await.unwrap();
        let asks = (0..WAITING_MAX + 10).map(|length| {
            let length = u16::try_from(length).unwrap();
            pictures.png(Some(Diagram { length, ..Diagram::opening() }))
        });
        let mut asks: Vec<_> = asks.map(Box::pin).collect();
        let mut refused = 0;
        for ask in &mut asks {
            if let Some(answer) = futures_util::FutureExt::now_or_never(ask) {
                assert!(matches!(answer, Err(AppError::Unavailable(_))));
                refused += 1;
            }
        }
        assert_eq!(refused, 10);
        drop(turn);
    }
}
